import { contrastRatio } from '@otzar/tokens/contrast';
import { nameOf, type Token, tokensUnder, Users } from './Tokens.tsx';

type Theme = 'value' | 'dark';

const colours = tokensUnder('color');

function lookUp(name: string, theme: Theme): string {
  const token = colours.find((colour) => nameOf(colour) === `color.${name}`);
  if (!token) throw new Error(`No colour token is called ${name}`);
  return token[theme];
}

/** Its poorest contrast with what it may stand on, beside what it owes. */
function Duty({ token, theme }: { token: Token; theme: Theme }) {
  if (!token.contrast) return <small>no duty</small>;
  const ratios = token.contrast.against.map((ground) =>
    contrastRatio(token[theme], lookUp(ground, theme)),
  );
  const poorest = Math.min(...ratios);
  return (
    <small>
      {poorest.toFixed(1)} of {token.contrast.ratio},{' '}
      {poorest >= token.contrast.ratio ? 'met' : 'missed'}
    </small>
  );
}

function Swatch({ token, theme }: { token: Token; theme: Theme }) {
  return (
    <div className="swatch" data-theme={theme === 'dark' ? 'dark' : undefined}>
      <span style={{ backgroundColor: token[theme] }} />
      <code>{token[theme]}</code>
      <Duty token={token} theme={theme} />
    </div>
  );
}

/** Every colour in both themes, with the contrast it owes and the poorest it reaches. */
export function Colours() {
  return (
    <article className="tokens">
      <h1>Colour</h1>
      <p>
        Paper, ink and one pomegranate red. Each colour says what it may stand on; the number is its
        poorest contrast there, beside the one it owes. A test holds every one of them.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {colours.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                {nameOf(token)}
                <small>{token.contrast?.duty ?? token.description}</small>
                <Users token={token} />
              </th>
              <td>
                <Swatch token={token} theme="value" />
              </td>
              <td>
                <Swatch token={token} theme="dark" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
