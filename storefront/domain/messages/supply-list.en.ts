export const messages = {
  soldOut: (title: string) => `${title} has sold out meanwhile and stays on your list.`,
  fewer: (title: string, left: number) =>
    `Of ${title} only ${left} can be had, so the bag holds ${left}.`,
};
