import { type Avoided, glossary, manners } from './glossary.ts';
import './glossary.css';

/** Words of one language, each to be read by itself. */
const Words = ({ of }: { of: Avoided }) => (
  <>
    {of.en && <span>{of.en.join(', ')}</span>}
    {of.en && of.he && '; '}
    {of.he && <bdi lang="he">{of.he.join(', ')}</bdi>}
  </>
);

/** The words of the shop in both languages. */
export const Glossary = () => (
  <div className="glossary">
    <table>
      <thead>
        <tr>
          <th scope="col">English</th>
          <th scope="col">Hebrew</th>
          <th scope="col">Not to be used</th>
        </tr>
      </thead>
      {Object.entries(glossary).map(([area, terms]) => (
        <tbody key={area}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {area}
            </th>
          </tr>
          {terms.map(({ en, he, avoid }) => (
            <tr key={en}>
              <td>{en}</td>
              <td lang="he" dir="rtl">
                {he}
              </td>
              <td>{avoid && <Words of={avoid} />}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

/** What is said otherwise wherever it would stand. */
export const Manners = () => (
  <div className="glossary">
    <table>
      <thead>
        <tr>
          <th scope="col">Not to be used</th>
          <th scope="col">What is said in its place</th>
        </tr>
      </thead>
      <tbody>
        {manners.map(({ avoid, instead }) => (
          <tr key={instead}>
            <td>
              <Words of={avoid} />
            </td>
            <td>{instead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
