### The index of the Law: what stands round an article, and what is said when there is none.

law-article = Article { $number }: { $title }
law-no-statement = The kit has no wording for this article yet; the Law itself has it.
law-see = See also
law-inside = In it
law-part-of = Part of
law-before = Before it
law-after = After it
law-found =
    { $count ->
        [0] No article says that.
        [one] 1 article
       *[other] { $count } articles
    }

# $number: what was asked for; $near: the numbers closest to it.
law-unknown = There is no article “{ $number }” in the Law; the nearest are { $near }.
# $given: what was given.
law-not-text = The Law is asked with text, such as "4.3.2" or search="ambush", not with { $given }.
# $near: words of the Law that look like those asked for.
law-near = Perhaps you meant: { $near }.
law-empty-search = A search in the Law wants at least one word.
law-no-question = Give law() the number of an article, such as "4.3.2", or search="some words".
law-range-backwards = The range of articles { $number } to { $to } runs backwards.
law-unknown-language = The index of the Law is not in “{ $language }”; it is in { $languages }.
