import type { Heading } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkTaggedHeadings } from '.';

function headingOf(text: string): Heading {
  const page = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkTaggedHeadings()(page);
  return page.children[0] as Heading;
}

describe('remarkTaggedHeadings', () => {
  it('derives the anchor from the text after the tag', () => {
    const heading = headingOf('## <MethodTag method="get" /> List `all` loans');
    expect(heading.data?.hProperties).toEqual({ id: 'list-all-loans' });
  });

  it('does not change other headings', () => {
    expect(headingOf('## List loans').data).toBeUndefined();
    expect(headingOf('## <MethodTag method="get" />').data).toBeUndefined();
  });
});
