import { inShortTasks } from './short-tasks';

let now = 0;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

/** Runs parts that take so many milliseconds each. @returns how many parts were done before others got their turn */
async function doneAtEachTurn(milliseconds: readonly number[]): Promise<number[]> {
  const turns: number[] = [];
  let done = 0;
  let isOver = false;
  const others = (): void => {
    turns.push(done);
    if (!isOver) {
      setTimeout(others);
    }
  };
  setTimeout(others);
  await inShortTasks(milliseconds, (time) => {
    now += time;
    done += 1;
  });
  isOver = true;
  return turns;
}

it('does what is quick at once', async () => {
  expect(await doneAtEachTurn([1, 1, 1])).toEqual([]);
});

it('lets others have their turn after a task that has taken its time', async () => {
  expect(await doneAtEachTurn([2, 3, 1, 1, 9, 1])).toEqual([2, 5]);
});
