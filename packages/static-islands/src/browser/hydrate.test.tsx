import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import Question from '../../fixtures/site/src/islands/question';
import { serveIsland } from '../../tests/serve-island';
import { hydrate } from './hydrate';

afterEach(() => jest.restoreAllMocks());

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Name' });

it('keeps text that was typed before hydration and passes it to the component', async () => {
  const island = serveIsland(<Question />);
  const served = field();
  await userEvent.type(served, 'Ada');
  await hydrate(island, Question);
  expect(field()).toBe(served);
  expect(field()).toHaveValue('Ada');
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  await userEvent.type(field(), '!');
  expect(screen.getByText('Hello Ada!')).toBeVisible();
});

it('keeps text that was typed while React hydrates', async () => {
  const island = serveIsland(<Question />);
  const hydration = hydrate(island, Question);
  (field() as HTMLInputElement).value = 'Grace';
  await hydration;
  expect(field()).toHaveValue('Grace');
  expect(await screen.findByText('Hello Grace')).toBeVisible();
});

it('rejects with the error that the component throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<docs-island id="i"></docs-island>';
  const Broken = (): never => {
    throw new Error('no rows');
  };
  const hydration = hydrate(document.getElementById('i') as HTMLElement, Broken);
  await expect(hydration).rejects.toThrow('no rows');
});
