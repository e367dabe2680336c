import { render } from '@testing-library/react';
import { iconNames } from '../../config/icons';
import { Icon } from '.';

describe('Icon', () => {
  it.each(iconNames)('renders %s as decoration', (name) => {
    const { container } = render(<Icon name={name} className="large" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveClass('large');
    expect(svg?.querySelector('use')).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/img/icons/\\w+\\.svg#${name}$`)),
    );
  });
});
