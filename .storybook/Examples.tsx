import type { DoAndDont, Example } from '../design-system/guide.ts';
import './examples.css';

const verdicts = { right: '✓ Do', wrong: '✕ Don’t' };

/** The address at which a story is drawn alone, with other args than its own. */
function drawnAlone(story: string, args: Record<string, string> = {}): string {
  const given = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  return `./iframe.html?viewMode=story&id=${story}&args=${encodeURIComponent(given.join(';'))}`;
}

interface PictureProps {
  verdict: keyof typeof verdicts;
  example: Example;
}

/** A component as it looks when taken this way. It is to be seen: nothing in it can be pressed or focused. */
function Picture({ verdict, example: { shows, because } }: PictureProps) {
  return (
    <figure data-verdict={verdict}>
      <div className="ground sb-unstyled" data-theme="light" inert>
        {typeof shows === 'function' ? (
          shows()
        ) : (
          <iframe src={drawnAlone(shows.story, shows.args)} title={because} loading="lazy" />
        )}
      </div>
      <figcaption>
        <strong>{verdicts[verdict]}</strong> {because}
      </figcaption>
    </figure>
  );
}

/** How a component is taken right and wrong, drawn side by side. */
export function Examples({ examples }: { examples: readonly DoAndDont[] }) {
  return (
    <section className="guide-section">
      <h3>Do and don’t</h3>
      {examples.map(({ right, wrong }) => (
        <div key={right.because} className="do-and-dont">
          <Picture verdict="right" example={right} />
          <Picture verdict="wrong" example={wrong} />
        </div>
      ))}
    </section>
  );
}
