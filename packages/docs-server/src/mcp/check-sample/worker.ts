// A thread that compiles samples. The build publishes it as one file, which the server and the program over stdio start.
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type ts from 'typescript';
import { createCompiler } from './compile';
import type { Sample } from './contract';

/** The file of the compiler. */
const file = String(workerData);
const compile = createCompiler(createRequire(file)(file) as typeof ts, path.dirname(file));

// A sample that the compiler can't handle, such as one that nests too deeply, ends the thread.
parentPort?.on('message', (sample: Sample) => parentPort?.postMessage(compile(sample)));
