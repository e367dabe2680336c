import type { Table } from 'mdast';
import { links } from '../../../src/config/site';
import { code, linked, tableOf, text } from '../page-elements/cells';
import { cloudsOf, sdkLabelOf } from './cards';
import type { ListedGuide } from './read-guides';

/** Address of a folder on GitHub, on the default branch. */
const folderAddress = (folder: string): string => `${links.docsRepository}/tree/HEAD/${folder}`;

/** The example projects of the guides as a table, with one row for each guide. */
export const projectsTable = (guides: readonly ListedGuide[]): Table =>
  tableOf({
    columns: ['Project', 'What it shows', 'Guide', 'SDK', 'Clouds'],
    rows: guides.flatMap((guide) =>
      guide.project === undefined
        ? []
        : [
            [
              linked(code(guide.project.replace('examples/', '')), folderAddress(guide.project)),
              text(guide.norun === undefined ? guide.result : `${guide.result}. ${guide.ran}.`),
              linked(text(guide.title), guide.route),
              text(sdkLabelOf(guide) ?? 'None'),
              text(cloudsOf(guide)),
            ],
          ],
    ),
  });
