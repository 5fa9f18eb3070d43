/** Why states do not apply, by the title that stories stand at and the state's name. */
declare module 'virtual:does-not-apply' {
  const reasons: Record<string, Partial<Record<string, string>>>;
  export default reasons;
}

/** The kept picture that another one looks exactly like, by the name of the other. */
declare module 'virtual:picture-twins' {
  const twins: Partial<Record<string, string>>;
  export default twins;
}
