import { describe, expect, it } from 'vitest';
import { declaredByAll, declaredIn } from './declared.ts';

const file = (meta: string) => `const meta = {
  title: 'Screens/Bag',
  ${meta}
} satisfies Meta<typeof ScreenFrame>;
export default meta;
const kept = { tags: ['state-empty'] };
export const Guest: Story = { play: opened };
export const Failed = { ...Guest, tags: ['unpictured', '!dark', 'state-error'] };
`;

describe('what a stories file declares', () => {
  it('is its title, its stories with their tags, and the reasons of its meta', () => {
    const meta = `tags: ['dark'], parameters: { doesNotApply: { loading: 'It is kept here.' } },`;
    expect(declaredIn('bag.stories.tsx', file(meta))).toEqual({
      title: 'Screens/Bag',
      stories: [
        { name: 'Guest', tags: ['dark'] },
        { name: 'Failed', tags: ['unpictured', 'state-error'] },
      ],
      doesNotApply: { loading: 'It is kept here.' },
    });
  });

  it('has no reasons where none are written', () => {
    expect(declaredIn('bag.stories.tsx', file('')).doesNotApply).toEqual({});
  });

  it('is refused with its file and state where a reason cannot be read', () => {
    const meta = 'parameters: { doesNotApply: { loading: reason } },';
    expect(() => declaredIn('bag.stories.tsx', file(meta))).toThrow(
      'bag.stories.tsx: doesNotApply is read without running the file. Write the reason of loading as a plain string.',
    );
  });

  it('has the reasons of its kinds, and its own before them', () => {
    const meta = `parameters: { kinds: ['form', 'shop-words'], doesNotApply: { hebrew: 'It is mute.' } },`;
    expect(declaredIn('bag.stories.tsx', file(meta)).doesNotApply).toEqual({
      empty: 'A form has nothing to list.',
      hebrew: 'It is mute.',
    });
  });

  it('is refused with its file where a kind is not known', () => {
    expect(() => declaredIn('bag.stories.tsx', file(`parameters: { kinds: ['from'] },`))).toThrow(
      'bag.stories.tsx: there is no kind "from", only same-for-everyone, guests-only,',
    );
  });

  it('is read of every file', () => {
    const all = declaredByAll();
    expect(all.filter(({ title }) => title.startsWith('Screens/')).length).toBeGreaterThan(40);
    expect(all.filter(({ title, stories }) => title === '' || stories.length === 0)).toEqual([]);
  });
});
