import { useEffect, useState } from 'react';
import './atlas.css';
import { type AtlasCell, type AtlasRow, atlasOf, coverage, states } from './states.ts';

const openIn = ({ id, globals }: AtlasCell) => `./?path=/story/${id}&globals=${globals}`;

/** A picture that looks exactly like another has no file of its own, but one that names the other. */
function Kept({ name, picture }: { name: string; picture: string }) {
  const [file, setFile] = useState(picture);
  const findTwin = async () => {
    const answer = await fetch(`./baselines/${picture}.same`);
    if (answer.ok) setFile((await answer.text()).trim());
  };
  return <img src={`./baselines/${file}.webp`} alt={name} loading="lazy" onError={findTwin} />;
}

function Cell({ name, story }: { name: string; story: AtlasCell | undefined }) {
  if (!story) return <td data-missing>missing</td>;
  return (
    <td>
      <a href={openIn(story)} target="_top">
        {story.picture ? <Kept name={name} picture={story.picture} /> : 'Open the story'}
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
        {shown} of {cells} cells show something; the others are missing. Each leads to its story;
        not every story has a picture of its own.
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
