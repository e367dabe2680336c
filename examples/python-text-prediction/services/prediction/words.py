# #region words
import re

CONTEXT = 3
START = "<start>"
UNKNOWN = "<unknown>"


def words_of(text: str) -> list[str]:
    """The words in lowercase, and a start mark after the end of each sentence."""
    found = re.findall(r"[a-z]+(?:'[a-z]+)?|[.!?]", text.lower().replace("’", "'"))
    return [START if word in ".!?" else word for word in found]


def context_of(words: list[str], vocabulary: dict[str, int]) -> list[int]:
    """The numbers of the last words, padded with the start mark."""
    last = [START] * CONTEXT + words
    return [vocabulary.get(word, vocabulary[UNKNOWN]) for word in last[-CONTEXT:]]
# #endregion
