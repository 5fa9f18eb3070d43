export const messages = {
  noSchool: 'איננו מכירים בית ספר כזה.',
  noList: 'אין אצלנו רשימה כזאת.',
};
