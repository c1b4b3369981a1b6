// The shared router surface. Areas import from here, never from react-router-dom: sharing the whole
// package would defeat tree shaking and two copies would not see each other's context.
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
