/** Who names each token, or any of a group of them, by its path. */
declare module 'virtual:token-users' {
  const users: Partial<Record<string, string[]>>;
  export default users;
}
