export const searchesToTry = 'Searches to try';
export const ourDepartments = 'Our departments';

export const whatFor = 'What are you looking for?';
export const typeIt = 'Type a title, an author or a thing into the search box.';
