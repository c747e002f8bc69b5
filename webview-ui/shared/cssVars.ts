/** Sets custom properties through the CSSOM: the page's policy forbids style attributes. */
import { nothing } from 'lit';
import { Directive, directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

class CssVars extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('cssVars stands alone in an element’s tag.');
  }

  /** Where there is no element yet: the words of a style attribute. */
  render(vars: Record<`--${string}`, string>): string {
    return Object.entries(vars)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  }

  override update(part: ElementPart, [vars]: [Record<`--${string}`, string>]): typeof nothing {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(vars)) style.setProperty(name, value);
    return nothing;
  }
}

export const cssVars = directive(CssVars);
