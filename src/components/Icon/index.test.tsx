import { render } from '@testing-library/react';
import { iconNames } from '../../config/icons';
import { Icon } from '.';

describe('Icon', () => {
  it.each(iconNames)('draws %s as decoration', (name) => {
    const { container } = render(<Icon name={name} className="large" />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveClass('large');
    expect(drawing?.querySelector('use')).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/img/icons/\\w+\\.svg#${name}$`)),
    );
  });
});
