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
    route('profilesupplier', 'routes/supplier/profile.tsx'),
    route('user/forgot-password/verify-email', 'routes/account/forgot-password-verify-email.tsx'),
    route('user/forgot-password/verify-otp', 'routes/account/forgot-password-verify-otp.tsx'),
    route('user/forgot-password/change-password', 'routes/account/forgot-password-change-password.tsx'),
    route('supplier/forgot-password/verify-email', 'routes/supplier/forgot-password-verify-email.tsx'),
    route('supplier/forgot-password/verify-otp', 'routes/supplier/forgot-password-verify-otp.tsx'),
    route('supplier/forgot-password/change-password', 'routes/supplier/forgot-password-change-password.tsx'),
    route('admin/login', 'routes/admin/login.tsx'),
    layout('routes/admin/frame.tsx', [
      route('admin', 'routes/admin/index.tsx'),
      route('admin/phone-view-limit', 'routes/admin/phone-view-limit.tsx'),
      route('admin/audit', 'routes/admin/audit.tsx'),
    ]),
    route(':city/:service', 'routes/public/landing.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
