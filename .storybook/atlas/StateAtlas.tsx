import kept from 'virtual:baseline-pictures';
import reasons from 'virtual:does-not-apply';
import { useEffect, useState } from 'react';
import './atlas.css';
import { type AtlasCell, type AtlasRow, atlasOf, coverage, type State, states } from './states.ts';

const openIn = ({ id, globals }: AtlasCell) => `./?path=/story/${id}&globals=${globals}`;

const drawIn = ({ id, globals }: AtlasCell) =>
  `./iframe.html?viewMode=story&id=${id}&globals=${globals}`;

interface ShownProps {
  name: string;
  state: State;
  story: AtlasCell;
}

/**
 * A story without a picture, drawn when it is wanted. One at a time: they share what the browser keeps, and would change
 * each other.
 */
function Live({ name, state, story }: ShownProps) {
  const [open, setOpen] = useState(false);
  return (
    <details name="live" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Show it here: ${name}`}>Show it here</summary>
      {open && (
        <div className="live" data-state={state}>
          <iframe src={drawIn(story)} title={name} inert />
        </div>
      )}
    </details>
  );
}

function Shown(shown: ShownProps) {
  const { name, story } = shown;
  return (
    <td>
      <a href={openIn(story)} target="_top" aria-label={`Open the story: ${name}`}>
        {story.picture ? (
          <img src={`./baselines/${story.picture}.webp`} alt={name} loading="lazy" />
        ) : (
          'Open the story'
        )}
      </a>
      {!story.picture && <Live {...shown} />}
    </td>
  );
}

function Cell({ state, row }: { state: State; row: AtlasRow }) {
  const story = row.stories[state];
  const reason = row.reasons[state];
  if (story) return <Shown name={`${row.title}, ${state}`} state={state} story={story} />;
  if (reason) return <td data-excused>does not apply: {reason}</td>;
  return <td data-missing>missing</td>;
}

function Row({ row }: { row: AtlasRow }) {
  return (
    <tr>
      <th scope="row">{row.title.replaceAll('/', ' / ')}</th>
      {states.map((state) => (
        <Cell key={state} state={state} row={row} />
      ))}
    </tr>
  );
}

function Counts({ rows }: { rows: AtlasRow[] }) {
  const { cells, shown, excused } = coverage(rows);
  return (
    <p>
      Of {cells} cells {shown} show a story, {excused} say why there is none, and{' '}
      {cells - shown - excused} are missing. A picture leads to its story; what has no picture of
      its own can be shown in its place.
    </p>
  );
}

/**
 * Every screen and widget against every state it must be seen in, read from the story index, with
 * the pictures that the visual suite compares.
 */
export function StateAtlas() {
  const [rows, setRows] = useState<AtlasRow[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Documentation is light, whatever the machine prefers.
    document.documentElement.dataset.theme = 'light';
    fetch('./index.json')
      .then((answer) => answer.json())
      .then(({ entries }) => setRows(atlasOf(Object.values(entries), reasons, kept)))
      .catch(() => setFailed(true));
  }, []);

  if (failed) return <p>The story index cannot be read. Reload the workshop to try again.</p>;
  if (!rows) return <p>Reading the story index…</p>;
  return (
    <>
      <Counts rows={rows} />
      <div className="atlas">
        <table>
          <thead>
            <tr>
              <th scope="col">Screen or widget</th>
              {states.map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
