"""HTTP: the application, its routes, the built pages, cookies, and checks of origins."""
