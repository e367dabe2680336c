import { render, screen, within } from '@testing-library/react';
import { Table } from '.';

const tableWith = (...columns: string[]): ReturnType<typeof render> =>
  render(
    <Table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name}>
              <code>{name}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {columns.map((name) => (
            <td key={name}>1</td>
          ))}
        </tr>
      </tbody>
    </Table>,
  );

it('has the names of its columns as labels, and the roles of a table', () => {
  const { container } = tableWith('Call', 'aws', 'The "gcp" one');
  expect(container.firstElementChild).toHaveAttribute(
    'style',
    String.raw`--c2: "aws"; --c3: "The \"gcp\" one";`,
  );
  const [head, row] = within(screen.getByRole('table')).getAllByRole('row');
  expect(head).toHaveAttribute('role', 'row');
  for (const cell of row?.children ?? []) {
    expect(cell).toHaveAttribute('role', 'cell');
  }
});
