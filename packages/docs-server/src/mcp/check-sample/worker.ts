// A thread that compiles samples. The build publishes it as one file, which the server and the program over stdio start.
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type ts from 'typescript';
import { compile } from './compile';
import type { Sample, SampleProblem } from './contract';

/** The file of the compiler. */
const file = String(workerData);
const typescript = createRequire(file)(file) as typeof ts;

/** @returns undefined for a sample that the compiler can't handle, such as one that nests too deeply */
function problemsOf(sample: Sample): SampleProblem[] | undefined {
  try {
    return compile(typescript, sample, path.dirname(file));
  } catch {
    return undefined;
  }
}

parentPort?.on('message', (sample: Sample) => parentPort?.postMessage(problemsOf(sample)));
