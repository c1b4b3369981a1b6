// The router exports for areas. Areas never import react-router-dom: sharing the whole package would defeat
// tree shaking, and two copies would not share a context.
export {
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export { useSearchParams, useWindowIsAt } from './window-path.ts';
