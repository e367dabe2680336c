# #region load
import json
from pathlib import Path
from typing import NamedTuple

import numpy as np
from ai_edge_litert.interpreter import Interpreter

from .words import START, UNKNOWN, context_of, words_of

FOLDER = Path(__file__).parent


class Prediction(NamedTuple):
    word: str
    probability: float


class Model:
    def __init__(self) -> None:
        self.words: list[str] = json.loads((FOLDER / "vocabulary.json").read_text())
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.interpreter = Interpreter(str(FOLDER / "model.tflite"), num_threads=1)
        self.interpreter.allocate_tensors()
        self.input = self.interpreter.get_input_details()[0]["index"]
        self.output = self.interpreter.get_output_details()[0]["index"]
# #endregion

    # #region predict
    def predict(self, text: str, count: int) -> list[Prediction]:
        context = context_of(words_of(text), self.numbers)
        self.interpreter.set_tensor(self.input, np.array([context], dtype=np.int32))
        self.interpreter.invoke()

        scores = self.interpreter.get_tensor(self.output)[0]
        scores[[self.numbers[START], self.numbers[UNKNOWN]]] = 0
        best = np.argsort(-scores, kind="stable")[:count]
        return [Prediction(self.words[i], round(float(scores[i]), 2)) for i in best]
    # #endregion
