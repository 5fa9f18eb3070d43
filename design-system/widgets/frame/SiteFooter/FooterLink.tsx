import { Icon, type IconName } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface FooterLinkProps {
  name: string;
  path: string;
  /** Stands in the name's place; the name is then read out alone. */
  icon?: IconName;
}

/** One link of the footer's shelves: its name, or a drawing that is read out as it. */
export function FooterLink({ name, path, icon }: FooterLinkProps) {
  if (!icon) return <Link href={path}>{name}</Link>;
  return (
    <Link href={path} className="drawn">
      <Icon name={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
