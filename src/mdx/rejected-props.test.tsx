import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { mdxComponents } from '.';

const { Card, Cloud, CloudTabs, MethodTag } = mdxComponents;
const storage = { href: '/storage', name: 'Storage', description: 'Keep files in buckets.' };

// Pages aren't type-checked.
it.each<[ReactElement, string]>([
  [
    <Card {...storage} icon={'rockets' as 'globe'} />,
    '<Card name="Storage">: icon "rockets" doesn\'t exist. Use one of these: globe',
  ],
  [
    <Card {...storage} pattern={4 as 0} />,
    '<Card name="Storage">: pattern 4 doesn\'t exist. Use a number from 0 to 3.',
  ],
  [
    <MethodTag method={'fetch' as 'get'} />,
    '<MethodTag>: method "fetch" isn\'t supported. Use one of these: get, post',
  ],
  [
    <CloudTabs>
      <Cloud name={'heroku' as 'aws'}>Push.</Cloud>
    </CloudTabs>,
    '<Cloud name="heroku"> is not supported. Accepted: aws, gcp, azure, local.',
  ],
])('a component rejects a value that it does not support', (element, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(element)).toThrow(message);
  jest.restoreAllMocks();
});
