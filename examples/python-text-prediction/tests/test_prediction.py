import pytest
from prediction.model import Model
from prediction.request import InvalidRequest, Request, read_request
from prediction.words import START, UNKNOWN, context_of, words_of


@pytest.fixture(scope="module")
def model() -> Model:
    return Model()


# #region cases
def test_splits_text_into_words_and_sentences():
    assert words_of("Off with her head! It’s HER.") == [
        "off", "with", "her", "head", START, "it's", "her", START,
    ]


def test_pads_a_short_context():
    vocabulary = {START: 0, UNKNOWN: 1, "white": 2}
    assert context_of(["white"], vocabulary) == [0, 0, 2]
    assert context_of(["the", "white", "kayak", "white"], vocabulary) == [2, 1, 2]


def test_predicts_the_words_of_the_book(model: Model):
    assert model.predict("the white", 1)[0].word == "rabbit"
    assert model.predict("The Mock", 1)[0].word == "turtle"
# #endregion


def test_sorts_the_predictions_and_leaves_out_marks(model: Model):
    for text in ["", "the queen", "quantum kayak", "Alice said."]:
        found = model.predict(text, 10)
        scores = [prediction.probability for prediction in found]
        assert len(found) == 10
        assert scores == sorted(scores, reverse=True)
        assert not {START, UNKNOWN} & {prediction.word for prediction in found}


def test_reads_a_request():
    assert read_request(b'{"text": "the white"}') == Request("the white", 3)
    assert read_request(b'{"text": "", "count": 10}') == Request("", 10)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b"[" * 5000,
        b"[]",
        b"{}",
        b'{"text": 7}',
        b'{"text": "a", "count": 0}',
        b'{"text": "a", "count": 11}',
        b'{"text": "a", "count": 2.5}',
        b'{"text": "a", "count": true}',
        b'{"text": "' + b"a" * 501 + b'"}',
    ],
)
def test_rejects_an_invalid_request(body: bytes):
    with pytest.raises(InvalidRequest):
        read_request(body)
