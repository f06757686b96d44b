import classes from './print-alone.module.css';

/** Prints one thing without the page around it: the same in both hosts. */
export function printAlone(content: Node): void {
  const paper = document.createElement('div');
  paper.className = classes.paper ?? '';
  paper.ariaHidden = 'true';
  paper.append(content);
  document.body.append(paper);
  window.addEventListener('afterprint', () => paper.remove(), { once: true });
  window.print();
}
