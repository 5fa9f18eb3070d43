export const choosePlan = 'Choose a plan';
export const noPlan = 'No plan is offered now. Come back next month.';
