# #region requirements
# /// script
# requires-python = ">=3.11,<3.14"
# dependencies = ["tensorflow==2.21.0"]
# ///
# #endregion

# #region data
import json
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import tensorflow as tf

PROJECT = Path(__file__).parent.parent
sys.path.append(str(PROJECT / "services"))

from prediction.words import CONTEXT, START, UNKNOWN, context_of, words_of  # noqa: E402

words = words_of((PROJECT / "training/alice.txt").read_text())
common = [word for word, count in Counter(words).most_common() if count > 2 and word != START]
vocabulary = {word: number for number, word in enumerate([START, UNKNOWN, *common])}

known = [place for place, word in enumerate(words) if word in vocabulary]
contexts = np.array([context_of(words[:place], vocabulary) for place in known], dtype=np.int32)
targets = np.array([vocabulary[words[place]] for place in known])
# #endregion

# #region train
tf.keras.utils.set_random_seed(1865)
tf.config.experimental.enable_op_determinism()

model = tf.keras.Sequential([
    tf.keras.Input((CONTEXT,), dtype="int32"),
    tf.keras.layers.Embedding(len(vocabulary), 48),
    tf.keras.layers.Flatten(),
    tf.keras.layers.Dropout(0.3),
    tf.keras.layers.Dense(96, activation="relu"),
    tf.keras.layers.Dropout(0.3),
    tf.keras.layers.Dense(len(vocabulary), activation="softmax"),
])
top = tf.keras.metrics.SparseTopKCategoricalAccuracy(3)
model.compile("adam", "sparse_categorical_crossentropy", metrics=[top])

split = len(targets) * 9 // 10
model.fit(contexts[:split], targets[:split], batch_size=64, epochs=20, verbose=2)
_, accuracy = model.evaluate(contexts[split:], targets[split:], verbose=0)
# #endregion

# #region export
converter = tf.lite.TFLiteConverter.from_keras_model(model)
converter.optimizations = [tf.lite.Optimize.DEFAULT]
exported = converter.convert()

folder = PROJECT / "services/prediction"
(folder / "model.tflite").write_bytes(exported)
(folder / "vocabulary.json").write_text(json.dumps(list(vocabulary)) + "\n")

print(f"Words in the vocabulary: {len(vocabulary)}")
print(f"Next word among the first three: {accuracy:.0%}")
print(f"Size of the model: {len(exported) // 1024} KiB")
# #endregion
