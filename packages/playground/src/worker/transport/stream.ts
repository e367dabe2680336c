/** Stands in for `stream`. The SDK returns the keys of a store from a `Transform`, and reads it only as an async iterable. */
type Done = (error: Error | null, value?: unknown) => void;

interface Options {
  transform: (chunk: unknown, encoding: string, done: Done) => void;
}

export class Transform implements AsyncIterableIterator<unknown> {
  private readonly waiting: Promise<IteratorResult<unknown>>[] = [];
  private readonly readers: ((result: Promise<IteratorResult<unknown>>) => void)[] = [];

  constructor(private readonly options: Options) {}

  write(chunk: unknown): void {
    this.options.transform(chunk, '', (error, value) =>
      this.add(error ? Promise.reject(error) : Promise.resolve({ value, done: false })),
    );
  }

  end(): void {
    this.add(Promise.resolve({ value: undefined, done: true }));
  }

  destroy(error: Error): void {
    this.add(Promise.reject(error));
  }

  next(): Promise<IteratorResult<unknown>> {
    return this.waiting.shift() ?? new Promise((resolve) => this.readers.push(resolve));
  }

  return(): Promise<IteratorResult<unknown>> {
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private add(result: Promise<IteratorResult<unknown>>): void {
    const reader = this.readers.shift();
    if (reader) {
      reader(result);
      return;
    }
    // Not unhandled: it's read later.
    result.catch(() => undefined);
    this.waiting.push(result);
  }
}
