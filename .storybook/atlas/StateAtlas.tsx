import { useEffect, useState } from 'react';
import './atlas.css';
import { type AtlasCell, type AtlasRow, atlasOf, coverage, states } from './states.ts';

const openIn = ({ id, globals }: AtlasCell) => `./?path=/story/${id}&globals=${globals}`;
const pictureOf = ({ id, mode }: AtlasCell) => `./baselines/${id}.${mode}.webp`;

function Cell({ name, story }: { name: string; story: AtlasCell | undefined }) {
  if (!story) return <td data-missing>missing</td>;
  return (
    <td>
      <a href={openIn(story)} target="_top">
        <img src={pictureOf(story)} alt={name} loading="lazy" />
      </a>
    </td>
  );
}

function Row({ row }: { row: AtlasRow }) {
  return (
    <tr>
      <th scope="row">{row.title}</th>
      {states.map((state) => (
        <Cell key={state} name={`${row.title}, ${state}`} story={row.stories[state]} />
      ))}
    </tr>
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
    fetch('./index.json')
      .then((answer) => answer.json())
      .then(({ entries }) => setRows(atlasOf(Object.values(entries))))
      .catch(() => setFailed(true));
  }, []);

  if (failed) return <p>The story index cannot be read. Reload the workshop to try again.</p>;
  if (!rows) return <p>Reading the story index…</p>;
  const { cells, shown } = coverage(rows);
  return (
    <>
      <p>
        {shown} of {cells} cells show something; the others are missing. A picture leads to its
        story.
      </p>
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
