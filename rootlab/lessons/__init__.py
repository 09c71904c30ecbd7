"""Guided exercises: a situation, a question, and a check that the engine makes."""

from rootlab.lessons.cases import Claim, Dispute, dispute, disputes
from rootlab.lessons.fact import Fact, Finding
from rootlab.lessons.verdict import Verdict, check

__all__ = ["Claim", "Dispute", "Fact", "Finding", "Verdict", "check", "dispute", "disputes"]
