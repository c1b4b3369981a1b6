// The shared server-state surface: one cache for the page, owned by the shell.
export {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
