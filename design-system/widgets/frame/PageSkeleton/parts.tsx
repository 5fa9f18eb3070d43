import { Skeleton } from '../../../components/Skeleton/index.ts';

/** Stands where a page's heading will. */
export const Title = () => <Skeleton shape="block" width="40%" height="control" />;

/** Stands where a product card will. */
export const Card = () => (
  <div>
    <Skeleton shape="block" className="cover" />
    <Skeleton width="80%" />
    <Skeleton width="40%" />
  </div>
);

/** Stands where a line of a bag or of an order will: picture, words, figure. */
export const Line = () => (
  <div className="line">
    <Skeleton shape="block" className="square" />
    <div>
      <Skeleton width="80%" />
      <Skeleton width="50%" />
      <Skeleton width="30%" />
    </div>
    <Skeleton width="100%" />
  </div>
);

/** Stands where a labelled field will. */
export const FormField = () => (
  <div>
    <Skeleton width="30%" />
    <Skeleton shape="block" width="100%" height="control" />
  </div>
);

/** Stands where a paragraph will. */
export const Paragraph = () => (
  <div className="paragraph">
    <Skeleton width="100%" />
    <Skeleton width="90%" />
    <Skeleton width="100%" />
    <Skeleton width="60%" />
  </div>
);

/** Stands where the figures of an order will. */
export const Summary = () => <Skeleton shape="block" width="100%" height="card" />;
