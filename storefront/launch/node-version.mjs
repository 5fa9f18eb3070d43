// No syntax newer than the check itself: an old Node gets a sentence, not a stack.

/** Says whether this Node can run the house, and tells a person what to do where it cannot. */
export function onSupportedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const supported = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!supported) {
    console.error(
      `Otzar needs Node 20.19 or later, 22.12 or later, or 24; this is ${process.version}. Get one at https://nodejs.org and try again.`,
    );
    process.exitCode = 1;
  }
  return supported;
}
