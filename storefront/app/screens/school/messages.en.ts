export const listInBag = (count: number) =>
  count === 1
    ? 'One item of the list is in your bag.'
    : `${count} items of the list are in your bag.`;
export const viewBag = 'View bag';

export const schoolSupplies = 'School supplies';
/** For search engines. */
export const whatItIs = (shop: string) =>
  `Find your school’s list by zip code, tick off what is at home, and put the rest into the bag in one step. By ${shop}.`;
export const findSchool = 'Find your school';
export const byPlace = 'By country and zip code. We keep the lists of each grade.';
export const tickList = 'Tick the list';
export const leaveOut = 'Leave out what is at home, change how many, swap what is out.';
export const buyInOneStep = 'Buy it in one step';
export const wholeList = 'The whole list goes to the bag; or share it, or print it.';
export const nearShop = (zip: string) => `Schools near our shop, ${zip}`;
export const tellUs = 'Tell us of a school';
export const home = 'Home';
export const school = 'School';
export const readyForBag = 'Your school’s list, grade by grade, ready for the bag.';
export const howItWorks = 'How it works';
export const goStraightTo = 'Or go straight to';

export const selectGradeOf = (school: string) => `Select your grade: ${school}`;
export const selectGrade = 'Select your grade';
/** For search engines. */
export const listsOf = (school: string, city: string) =>
  `School supply lists of ${school}, ${city}, for each grade.`;
export const chooseAnotherSchool = 'Choose another school';

export const selectSchool = 'Select your school';
/** For search engines; so is the next. */
export const whatSchoolsAskNear = (zip: string) =>
  `Schools near ${zip} and what they ask for, grade by grade.`;
export const whatSchoolsAsk = 'Schools near you and what they ask for, grade by grade.';
export const near = (zip: string) => `Near ${zip}`;
export const tryAnotherZip = 'Try another zip code';

export const selectSuppliesOf = (grade: string, school: string) =>
  `Select your supplies: ${grade}, ${school}`;
export const selectSupplies = 'Select your supplies';
/** For search engines. */
export const whatSchoolAsks = (school: string, grade: string, year: string) =>
  `What ${school} asks for in ${grade}, ${year}: tick off what is at home and buy the rest in one step.`;
