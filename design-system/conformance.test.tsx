import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, createElement, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import type { Example, Guide } from './guide.ts';

/**
 * What every component and widget owes, whoever writes it. Its first story's props are what it is
 * rendered with here, so a component without stories fails too.
 */

type Props = Record<string, unknown>;
type Subject = ComponentType<Props & { ref?: Ref<Element> }>;

interface Stories {
  default: {
    title?: string;
    component?: Subject;
    args?: Props;
    parameters?: { guide?: Partial<Guide> };
  };
  [story: string]: { args?: Props };
}

const modules = import.meta.glob<Record<string, unknown>>('./{components/*,widgets/*/*}/index.ts', {
  eager: true,
});
const stories = Object.values(
  import.meta.glob<Stories>('./{components/*,widgets/*/*}/*.stories.tsx', { eager: true }),
);
const sources = import.meta.glob<string>(['./{components,widgets,foundations}/**/*.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && typeof value === 'function';

const exported = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(isComponent)
  .map(([name, component]) => ({ name, component: component as Subject }));

/** The props of the component's first story. */
function minimalProps(component: Subject): Props {
  const own = stories.find((module) => module.default.component === component);
  if (!own) throw new Error('No stories file has it as its `component`: write one.');
  const [first] = Object.entries(own).filter(([name]) => name !== 'default');
  return { ...own.default.args, ...first?.[1].args };
}

const interactive = [
  'button',
  'link',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'dialog',
];

it('finds the components', () => {
  expect(exported.length).toBeGreaterThan(15);
});

describe.each(exported)('$name', ({ component }) => {
  function renderProbe() {
    const ref = createRef<Element>();
    const props = minimalProps(component);
    render(createElement(component, { ...props, ref, className: 'probe', 'data-testid': 'probe' }));
    return ref;
  }

  it('gives its ref an element', () => {
    expect(renderProbe().current).toBeInstanceOf(Element);
  });

  it('passes on what it does not know', () => {
    renderProbe();
    expect(screen.getByTestId('probe')).toHaveClass('probe');
  });

  it('names everything that can be used', () => {
    renderProbe();
    for (const role of interactive) {
      for (const element of within(document.body).queryAllByRole(role)) {
        expect(element).toHaveAccessibleName();
      }
    }
  });

  it('has no accessibility violation', async () => {
    renderProbe();
    // Contrast needs real layout and is checked on every story; a component alone is not a page.
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, help, nodes }) => `${id}: ${help}, ${nodes[0]?.html}`)).toEqual(
      [],
    );
  });
});

/** As Storybook makes it of a title and of an export's name. */
const storyId = (title: string, name: string) =>
  [title, name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')]
    .map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))
    .join('--');

const storyIds = new Set(
  stories.flatMap((module) =>
    Object.keys(module).map((name) => storyId(module.default.title ?? '', name)),
  ),
);

/** Draws an example, or finds the story that does. */
function isDrawn({ shows }: Example): boolean {
  if (typeof shows !== 'function') return storyIds.has(shows.story);
  return render(shows()).container.childElementCount > 0;
}

describe.each(
  stories
    .map(({ default: meta }) => ({ title: meta.title ?? '', guide: meta.parameters?.guide }))
    .filter(({ title }) => title.startsWith('Components/')),
)('the page of $title', ({ guide }) => {
  it('shows how it is taken right and wrong, and why', () => {
    const examples = (guide?.examples ?? []).flatMap(({ right, wrong }) => [right, wrong]);
    expect(examples).not.toEqual([]);
    expect(examples.filter((example) => !isDrawn(example))).toEqual([]);
    expect(examples.filter(({ because }) => !/^[A-Z“].*[.?]$/.test(because))).toEqual([]);
  });
});

/** The text of each styled-components template in a source file, without its interpolations. */
function stylesOf(source: string): string {
  const templates = source.matchAll(/(?:styled[.(][^`]*?|css|keyframes)`([^`]*)`/g);
  return [...templates]
    .map(([, text]) => (text ?? '').replaceAll(/\$\{[^}]*\}/g, 'token'))
    .join('\n');
}

const styles = Object.entries(sources)
  .filter(([path]) => !/\.(stories|test|examples)\./.test(path))
  .map(([path, source]) => ({ path, css: stylesOf(source) }))
  .filter(({ css }) => css !== '');

const forbidden: [string, RegExp][] = [
  [
    'a physical side',
    /\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)/g,
  ],
  ['a physical corner', /\bborder-(top|bottom)-(left|right)-radius/g],
  ['a physical edge', /(?<![\w-])(left|right|top|bottom)\s*:/g],
  ['a physical alignment', /(text-align|float|clear)\s*:\s*(left|right)/g],
  ['a raw colour', /#[0-9a-f]{3,8}\b(?!\s*\{)|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/gi],
  ['a raw length', /(?<![\w-])\d*\.?\d+(px|rem|pt|pc|cm|mm|in)\b/g],
  ['a raw duration', /(?<![\w-])\d*\.?\d+m?s\b/g],
  ['a raw font', /font-family\s*:(?!\s*(token|inherit))/g],
];

it('finds the styles', () => {
  expect(styles.length).toBeGreaterThan(15);
});

describe.each(styles)('styles of $path', ({ css }) => {
  it('name no side, colour, length, duration or font of their own', () => {
    const found = forbidden.flatMap(([what, pattern]) =>
      [...css.matchAll(pattern)].map(([text]) => `${what}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
