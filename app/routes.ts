import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/frame.tsx', [
    index('routes/public/home.tsx'),
    route('category', 'routes/public/category.tsx'),
    route('suppliers', 'routes/public/suppliers.tsx'),
    route('searcher', 'routes/public/searcher.tsx'),
    route('viewdetails/:id', 'routes/public/view-details.tsx'),
    route('user/login', 'routes/account/login.tsx'),
    route('user/register', 'routes/account/register.tsx'),
    route('supplier/login', 'routes/supplier/login.tsx'),
    route('supplier/register', 'routes/supplier/register.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
