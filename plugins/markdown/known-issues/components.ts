import { guideClouds } from '../../../src/contracts/guide';
import { sdks, type SdkId } from '../../../src/config/sdks';

/** A part of Nitric with separate releases. */
export interface Component {
  id: string;
  /** The option of the filter, and the heading of its issues. */
  label: string;
  /** What tables call it. */
  names: readonly string[];
  /** Its name in `describedRelease`. */
  release: string;
  /** The components that it stands for. It has no option of the filter. */
  parts?: readonly string[];
}

const provider = (id: string, label: string, ...names: string[]): Component => ({
  id,
  label,
  names: names.map((name) => `\`nitric/${name}\``),
  release: 'providers',
});

/** The clouds with a provider of the same name. */
export const clouds: readonly Component[] = Object.entries(guideClouds).map(([id, label]) =>
  provider(id, label, id),
);

/** The providers of version 0. There were none for Terraform. */
const allProviders: Component = {
  id: 'providers',
  label: 'All providers',
  names: ['Providers', 'providers'],
  release: 'providers',
  parts: clouds.map(({ id }) => id),
};

/** The SDK of C# is a .NET package. */
const sdkName = (id: SdkId, label: string): string =>
  id === 'csharp' ? '.NET SDK' : `${label} SDK`;

const sdkComponents = sdks.map(({ id, label }): Component => {
  const name = sdkName(id, label);
  return { id, label: name, names: [name], release: id };
});

/** In the order of the page. */
export const components: readonly Component[] = [
  ...clouds,
  provider('terraform', 'Terraform', 'awstf', 'gcptf', 'azuretf'),
  allProviders,
  { id: 'cli', label: 'CLI', names: ['CLI'], release: 'cli' },
  ...sdkComponents,
];

/** The names that tables can use. */
export const componentNames: readonly string[] = components.flatMap(({ names }) => names);

export const componentNamed = (name: string): Component | undefined =>
  components.find(({ names }) => names.includes(name));
