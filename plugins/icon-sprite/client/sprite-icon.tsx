import type { ComponentType, SVGAttributes } from 'react';

/**
 * An icon of the sprite, in the place of one that react-icons draws: as large as the text around it and in its colour.
 * @param href address of the drawing: the sprite and the icon's name
 */
export function spriteIcon(href: string): ComponentType<SVGAttributes<SVGElement>> {
  return function SpriteIcon(attributes) {
    return (
      <svg width="1em" height="1em" {...attributes}>
        <use href={href} />
      </svg>
    );
  };
}
