import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { storyFiles } from './atlas/declared.ts';
import { askForPictures, localModes } from './chromatic-pictures.mjs';
import { storiesIn } from './chromatic-plugin.ts';
import { picturesOf } from './pictures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Asked {
  modes?: Record<string, object>;
  disableSnapshot?: boolean;
}
interface Story {
  tags?: string[];
  parameters?: { layout?: string; chromatic?: Asked };
}

const asked = (meta: { title: string; tags?: string[] }, ...stories: Story[]) => {
  askForPictures(meta, stories);
  return stories.map(({ parameters }) => parameters?.chromatic);
};

describe('Chromatic is asked', () => {
  const meta = { title: 'Widgets/BagLine' };

  it('for the first of a file in all its modes, and for the others in those of a variant', () => {
    const [first, second] = asked(meta, {}, {});
    expect(Object.keys(first?.modes ?? {})).toEqual([
      'desktop',
      'tablet',
      'laptop',
      'dark',
      'rtl',
      'large-text',
      'dense',
    ]);
    expect(Object.keys(second?.modes ?? {})).toEqual(['desktop', 'phone', 'dark', 'rtl']);
  });

  it('on a desktop for what a gallery shows too', () => {
    const [story] = asked(meta, {}, { tags: ['gallery'] });
    expect(story).toEqual({ modes: { desktop: { viewport: 'desktop' } } });
  });

  it('as the tags of a story and of its file say', () => {
    const tagged = { ...meta, tags: ['dark'] };
    const [dark, light] = asked(
      tagged,
      { tags: ['responsive'] },
      { tags: ['!dark'] },
      { tags: ['gallery'] },
    );
    expect(Object.keys(dark?.modes ?? {})).toEqual(['desktop', 'phone', 'dark']);
    expect(Object.keys(light?.modes ?? {})).toEqual(['desktop']);
  });

  it('for none of what is not pictured, be it the first of its file', () => {
    const unpictured = { tags: ['unpictured'] };
    const none = { disableSnapshot: true };
    expect(asked(meta, { ...unpictured }, { ...unpictured })).toEqual([none, none]);
  });

  it('beside what the story asks for itself', () => {
    const story: Story = { parameters: { layout: 'fullscreen' } };
    asked(meta, story);
    expect(story.parameters?.layout).toBe('fullscreen');
  });

  it('in the order of the file', () => {
    const file =
      'const meta = {};\nexport default meta;\nexport const B: Story = {};\nexport const A: Story = {};';
    expect(storiesIn(file)).toEqual(['B', 'A']);
  });
});

/** A stories file as Storybook reads it: what its meta and its stories say, and their entries in the index. */
function fileAt(path: string) {
  const code = readFileSync(path, 'utf8');
  const csf = loadCsf(code, { fileName: path, makeTitle: (title) => title ?? '' }).parse();
  const importPath = `./${relative(root, path)}`;
  const entries = csf.indexInputs.map(({ __id: id = '', title = '', tags = [] }) => ({
    id,
    title,
    importPath,
    tags: combineTags(...tags),
  }));
  return { names: storiesIn(code), meta: csf.meta, stories: csf.stories, entries };
}

/** The snapshots that Chromatic is asked for in a file, by story and mode. */
function snapshotsOf({ names, meta, stories }: ReturnType<typeof fileAt>): string[] {
  const ids = stories.map(({ id }) => id);
  const asking: Story[] = names.map((_, at) => ({ tags: stories[at]?.tags }));
  askForPictures(meta, asking);
  return asking.flatMap(({ parameters }, at) =>
    Object.keys(parameters?.chromatic?.modes ?? {}).map((mode) => `${ids[at]}.${mode}`),
  );
}

describe('of all stories Chromatic', () => {
  const files = storyFiles().map(fileAt);
  const ours = picturesOf(files.flatMap(({ entries }) => entries));

  it('takes what is taken here, but for the modes that it has no setting for', () => {
    expect(localModes).toEqual([
      'forced-colors',
      'hover',
      'focus',
      'active',
      'motion',
      'print',
      'scrolled',
      'hebrew',
    ]);
    const shared = ours.filter(({ mode }) => !localModes.includes(mode));
    const snapshots = files.flatMap(snapshotsOf);
    expect(snapshots.length).toBeGreaterThan(1000);
    expect(snapshots.toSorted()).toEqual(
      shared.map(({ story, mode }) => `${story}.${mode}`).toSorted(),
    );
  });
});

/** How Chromatic answers to a token that it does not know. */
const refusal = { message: 'No Access', path: ['token'], locations: [{ line: 1, column: 1 }] };

/** Runs `npm run chromatic` with a token, or none, against a Chromatic that knows nobody. */
async function runChromatic(token: string) {
  const calls: (string | undefined)[] = [];
  const index = createServer((request, response) => {
    calls.push(request.url);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ errors: [refusal] }));
  });
  await new Promise<void>((open) => index.listen(0, open));
  const { port } = index.address() as AddressInfo;
  try {
    const child = spawn(process.execPath, ['.storybook/chromatic.mjs'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CI: 'true',
        CHROMATIC_PROJECT_TOKEN: token,
        CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
        DISABLE_ERROR_MONITORING: 'true',
        DISABLE_ANALYTICS: 'true',
      },
    });
    let said = '';
    const keep = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const code = await new Promise((ended) => child.on('close', ended));
    return { code, said, calls };
  } finally {
    index.close();
  }
}

describe('npm run chromatic', () => {
  it('comes as far as the token, and says that it is not known', async () => {
    const { code, said } = await runChromatic('chpt_0123456789ab');
    expect(said).toMatch(/Authenticating with Chromatic[\s\S]*No Access/);
    expect(code).not.toBe(0);
  });

  it('says without a token that it did nothing', async () => {
    const { code, said, calls } = await runChromatic('');
    expect(said).toContain('Nothing was sent to Chromatic');
    expect(calls).toEqual([]);
    expect(code).toBe(0);
  });
});
