/** Why states do not apply, by the title that stories stand at and the state's name. */
declare module 'virtual:does-not-apply' {
  const reasons: Record<string, Partial<Record<string, string>>>;
  export default reasons;
}

/** The file of each kept picture, without its ending, by the picture's name. */
declare module 'virtual:baseline-pictures' {
  const kept: Partial<Record<string, string>>;
  export default kept;
}
