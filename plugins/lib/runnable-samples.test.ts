import { playablePrograms } from '@nitric-docs/sample-checks/playground';
import { RunnableSamples } from './runnable-samples';

jest.mock('@nitric-docs/sample-checks/playground', () => ({ playablePrograms: jest.fn() }));

const code = "import { api } from '@nitric/sdk'\nconst shop: unknown = api('shop')";
const program = { language: 'typescript', code, scenario: 'shop' } as const;

async function samplesIf(isPlayable: boolean): Promise<RunnableSamples> {
  jest.mocked(playablePrograms).mockReturnValue(() => isPlayable);
  const samples = new RunnableSamples(process.cwd());
  await samples.prepare();
  return samples;
}

it('writes the program without its types, and the steps of its scenario', async () => {
  const samples = await samplesIf(true);
  const id = samples.add(program);
  const files = await samples.files();
  const sample: unknown = JSON.parse(files.get(`${id}.json`) ?? '');
  expect(sample).toMatchObject({
    source: code,
    code: expect.stringMatching(/const shop\s*= api/) as string,
    steps: [{ request: 'POST /orders/817/receipt', body: 'Total: 24.50' }],
    files: { worker: expect.stringMatching(/^\/docs\/assets\/playground\/worker\./) as string },
  });
  const { name, policy } = await samples.frame();
  expect(files.get(name)).toContain(policy);
});

it('leaves out programs without a record, without a scenario, and in other languages', async () => {
  expect((await samplesIf(false)).add(program)).toBeUndefined();
  const samples = await samplesIf(true);
  expect(samples.add({ ...program, scenario: undefined })).toBeUndefined();
  expect(samples.add({ ...program, language: 'python' })).toBeUndefined();
});
