/** @jest-environment node */
import plannedRoutes from './planned-routes.json';
import { mainSections } from './site';

test('the main sections link to planned pages', () => {
  const planned = plannedRoutes.map(({ route }) => route);
  expect(planned).toEqual(expect.arrayContaining(mainSections.map(({ href }) => href)));
});
