import * as counter from '../fixtures/site/src/islands/counter';
import * as question from '../fixtures/site/src/islands/question';

const islands: Record<string, unknown> = { './counter.tsx': counter, './question.tsx': question };

/** The bundler's list of the islands of the fixture. */
export const modules = Object.assign((key: string): unknown => islands[key], {
  keys: () => Object.keys(islands),
});
