export const messages = {
  added: (count: number) => `${count} added`,
  grown: (title: string, from: number, to: number) => `${title} from ${from} to ${to}`,
  othersGrown: (count: number) => `${count} more quantities raised`,
  loweredTo: (to: number) => `1 quantity lowered to ${to}`,
  lowered: (count: number) => `${count} quantities lowered`,
  unavailable: (count: number) => `${count} not available now`,
};
