/** @jest-environment node */
import plannedRoutes from './planned-routes.json';
import {
  DEFAULT_DESCRIPTION,
  editAddress,
  mainSections,
  PREFETCH_MARGIN_PX,
  SITE_TITLE,
  SOCIAL_IMAGE_SIZE,
} from './site';

describe('facts about the site', () => {
  it('are the specified ones', () => {
    expect(SITE_TITLE).toBe('Documentation');
    expect(DEFAULT_DESCRIPTION).toBe('Documentation for the cloud application framework.');
    expect(SOCIAL_IMAGE_SIZE).toEqual({ width: 1200, height: 630 });
    expect(PREFETCH_MARGIN_PX).toBe(200);
  });

  it('lead to planned pages from the main sections', () => {
    const planned = plannedRoutes.map(({ route }) => route);
    expect(planned).toEqual(expect.arrayContaining(mainSections.map(({ href }) => href)));
  });

  it('say where the source of a page is edited', () => {
    expect(editAddress('release/v1', 'docs/apis.mdx')).toBe(
      'https://github.com/nitrictech/docs/edit/release/v1/docs/apis.mdx',
    );
  });
});
