/**
 * A browser that has come for the first time: its cookies, which it keeps as a browser does, and a way to
 * read and to write.
 * @param {string} origin
 */
export async function visit(origin) {
  const cookies = new Map();
  const keep = (answer) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
  };
  const said = () => [...cookies].map((cookie) => cookie.join('=')).join('; ');
  const read = async (path) => {
    const answer = await fetch(origin + path, { headers: { Cookie: said() } });
    keep(answer);
    return { status: answer.status, body: await answer.json() };
  };
  const write = async (path, body, more = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN')),
        Cookie: said(),
        ...more,
      },
      body: JSON.stringify(body),
    });
    keep(answer);
    return { status: answer.status, body: await answer.json() };
  };
  await read('/api/customer');
  return { read, write };
}
