import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { docgenOfComponents } from './docgen.ts';

const transform = (code: string) => `${code};/* props */`;
const docgen: Plugin = { name: 'storybook:react-docgen-plugin', transform };

/** What becomes of a module's code. */
function readBy(option: ReturnType<typeof docgenOfComponents>, id: string): unknown {
  if (!(option instanceof Object) || !('transform' in option)) return undefined;
  return typeof option.transform === 'function'
    ? option.transform.call({} as never, 'code', id)
    : undefined;
}

it('components have their props told', () => {
  const id = '/house/design-system/components/Button/Button.tsx';
  expect(readBy(docgenOfComponents(docgen), id)).toBe('code;/* props */');
});

it.each([
  '/house/storefront/domain/discount.ts',
  '/house/storefront/app/mocks/handlers.ts',
  '/house/design-system/tokens.ts',
])('%s is not read for components', (id) => {
  expect(readBy(docgenOfComponents(docgen), id)).toBeUndefined();
});

it('every other plugin is left as it is', () => {
  const other: Plugin = { name: 'other', transform };
  expect(docgenOfComponents(other)).toBe(other);
});
