for (const [index, section] of document.querySelectorAll('section').entries()) {
  for (const view of section.querySelectorAll('[type=radio]')) {
    view.name = `view-${index}`;
    view.addEventListener('change', () => {
      section.dataset.view = view.value;
    });
  }
  const amount = section.querySelector('[type=range]');
  amount?.addEventListener('input', () => section.style.setProperty('--amount', amount.value));
}

const kinds = document.querySelectorAll('[name=kind]');
for (const kind of kinds) {
  kind.addEventListener('change', () => {
    for (const section of document.querySelectorAll(`section[data-kind=${kind.value}]`)) {
      section.hidden = !kind.checked;
    }
  });
}
